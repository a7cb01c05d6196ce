/** Of the encoder, from 0 to 1 (doc 1 §9). */
const quality = 0.92;

/** What the video shows at this moment, as it is shown (its edges cut off by the box), in the camera's own resolution. */
export async function takePhoto(video: HTMLVideoElement): Promise<File> {
  // The button is there a moment before the first picture.
  if (video.videoWidth === 0)
    await new Promise((ready) => video.addEventListener('loadeddata', ready, { once: true }));
  const { videoWidth, videoHeight, clientWidth, clientHeight } = video;
  const scale = Math.min(videoWidth / clientWidth, videoHeight / clientHeight);
  const [width, height] = [Math.round(clientWidth * scale), Math.round(clientHeight * scale)];
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  canvas
    .getContext('2d')!
    .drawImage(
      video,
      (videoWidth - width) / 2,
      (videoHeight - height) / 2,
      width,
      height,
      0,
      0,
      width,
      height,
    );
  const webp = await encode(canvas, 'image/webp');
  // A browser that cannot write WebP hands over a PNG, many times as large.
  const photo = webp.type === 'image/webp' ? webp : await encode(canvas, 'image/jpeg');
  const extension = photo.type === 'image/webp' ? 'webp' : 'jpg';
  return new File([photo], `photo.${extension}`, { type: photo.type });
}

const encode = (canvas: HTMLCanvasElement, type: string): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The photo could not be written.'))),
      type,
      quality,
    ),
  );
