/** The files that the server accepts as documents. */
export const documentFiles = {
  description: 'PDF, image, Office document, email or text file, up to 50 MB',
  accept:
    '.pdf,.png,.jpg,.jpeg,.gif,.webp,.heic,.heif,.tif,.tiff,.doc,.docx,.xls,.xlsx,.ppt,.pptx,.rtf,.msg,.eml,.csv,.txt',
  maxBytes: 50 * 1024 * 1024,
} as const
