import { Dialog, type DialogProps } from '../Dialog/Dialog.tsx'
import { FormSkeleton, type FormSkeletonProps } from './FormSkeleton.tsx'
import { Skeleton } from './Skeleton.tsx'

export type DialogSkeletonProps = Pick<DialogProps, 'title' | 'description' | 'size' | 'onClose'> &
  Pick<FormSkeletonProps, 'label' | 'fields'>

/** A dialog whose form is loading: it has its title and can be closed. */
export function DialogSkeleton({ label, fields, ...dialog }: DialogSkeletonProps) {
  return (
    <Dialog
      {...dialog}
      isOpen
      footer={
        <>
          <Skeleton shape="control" width="s" />
          <Skeleton shape="control" width="m" />
        </>
      }
    >
      <FormSkeleton label={label} hasActions={false} {...(fields && { fields })} />
    </Dialog>
  )
}
