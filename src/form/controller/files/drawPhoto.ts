/** The longest side in pixels, in this order. At the last one an A4 page still has 170 dots per inch. */
const longestSides = [4096, 3200, 2600, 2000];

/** Quality of the encoder, from 0 to 1. */
const quality = 0.85;

/**
 * The picture as a JPEG of less than `maxBytes`, as large as it can be. Undefined if the browser cannot read it, or it
 * would have to become illegible.
 */
export async function drawPhoto(file: File, maxBytes: number): Promise<File | undefined> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    for (const side of longestSides) {
      const photo = await jpegOf(image, side);
      if (photo && photo.size < maxBytes) return new File([photo], jpegName(file), photo);
    }
    return undefined;
  } catch {
    // The browser knows no such pictures.
    return undefined;
  } finally {
    URL.revokeObjectURL(url);
  }
}

function jpegOf(image: HTMLImageElement, longest: number): Promise<Blob | null> {
  const { naturalWidth, naturalHeight } = image;
  const scale = Math.min(1, longest / Math.max(naturalWidth, naturalHeight));
  const [width, height] = [Math.round(naturalWidth * scale), Math.round(naturalHeight * scale)];
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d')!;
  // Transparent parts would become black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(image, 0, 0, width, height);
  return new Promise((done) => canvas.toBlob(done, 'image/jpeg', quality));
}

const jpegName = ({ name }: File) => `${name.replace(/\.[^.]*$/, '')}.jpg`;
