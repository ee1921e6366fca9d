import { cleanup } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// relay-test-utils makes its mocks with a global jest.
Object.assign(globalThis, { jest: vi })

afterEach(cleanup)
