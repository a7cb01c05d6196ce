/** Gives a picture's bytes an address, and takes it back when they are no longer shown. */
export function showBytes(image: HTMLImageElement | null, bytes: File) {
  if (!image) return;
  const address = URL.createObjectURL(bytes);
  image.src = address;
  return () => URL.revokeObjectURL(address);
}
