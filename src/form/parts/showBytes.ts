/** A ref callback that shows bytes as the image and releases them when it is gone. */
export function showBytes(image: HTMLImageElement | null, bytes: File) {
  if (!image) return;
  const address = URL.createObjectURL(bytes);
  image.src = address;
  return () => URL.revokeObjectURL(address);
}
