// The shared modules are negotiated before anything that uses them runs.
void import('./bootstrap.tsx')
