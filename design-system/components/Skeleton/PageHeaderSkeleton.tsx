import type { ReactNode } from 'react'
import { PageHeader, type PageHeaderProps } from '../PageHeader/PageHeader.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { Skeleton } from './Skeleton.tsx'

export type PageHeaderSkeletonProps = Pick<PageHeaderProps, 'backLink'> & {
  /** What is loading: 'Policy'. */
  noun: string
  /** Placeholders of the buttons. */
  actions?: ReactNode
}

/** The header of a loading record; announces nothing itself. */
export function PageHeaderSkeleton({ noun, backLink, actions }: PageHeaderSkeletonProps) {
  return (
    <PageHeader
      backLink={backLink}
      title={
        <>
          <VisuallyHidden>{noun}</VisuallyHidden>
          <Skeleton shape="heading" width="l" />
        </>
      }
      subtitle={<Skeleton width="m" />}
      actions={actions}
    />
  )
}
