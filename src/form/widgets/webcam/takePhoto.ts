/** Quality of the encoder, from 0 to 1. */
const quality = 0.92;

/** The current picture of the video, cropped as its box crops it, in the camera's resolution. */
export async function takePhoto(video: HTMLVideoElement): Promise<File> {
  // The button appears before the first picture.
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
  // A browser that cannot write WebP returns a PNG, which is many times larger.
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
