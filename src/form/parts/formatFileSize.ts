/** `1.8 MB`, in megabytes of 1,000,000 bytes. */
export const formatFileSize = (bytes: number): string =>
  bytes < 1_000_000
    ? `${Math.ceil(bytes / 1000)} KB`
    : `${Number((bytes / 1_000_000).toFixed(1))} MB`;
