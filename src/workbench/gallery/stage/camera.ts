import type { Setup } from '../specimen';

let track: MediaStreamTrack | undefined;

/** The camera of the page opens, waits or is refused, as a state needs it. No real camera is asked for. */
export function setCamera(camera: Setup['camera']): void {
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia: () => open(camera) },
  });
}

async function open(camera: Setup['camera']): Promise<MediaStream> {
  if (camera === 'waits') return new Promise(() => {});
  if (camera !== 'opens') throw new DOMException('', camera);
  const stream = document.createElement('canvas').captureStream();
  [track] = stream.getTracks();
  return stream;
}

/** As if the camera were unplugged. */
export const endCamera = () => track?.dispatchEvent(new Event('ended'));
