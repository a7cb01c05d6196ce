import { vi } from 'vitest';

/** What the browser encodes, by its first bytes. */
export const encoded: { [type: string]: string } = {
  'image/webp': 'RIFF....WEBPface',
  'image/jpeg': '\xff\xd8\xff\xe0face',
  'image/png': 'face',
};

export const pictureOf = (type: string) =>
  new Blob([Uint8Array.from(encoded[type]!, (one) => one.charCodeAt(0))], { type });

/** A fake camera that records requests, can be unplugged, and shows whether it is on. */
export class Camera {
  readonly asked: MediaStreamConstraints[] = [];
  /** The name of the error with which the browser rejects the next request. */
  refuses: string | undefined;
  private tracks: { on: boolean; ended: () => void }[] = [];

  plugIn(): void {
    vi.stubGlobal('navigator', Object.assign(navigator, { mediaDevices: this.devices() }));
    // happy-dom has no video picture and no canvas.
    Object.defineProperties(HTMLVideoElement.prototype, {
      videoWidth: { configurable: true, get: () => 1040 },
      videoHeight: { configurable: true, get: () => 760 },
      clientWidth: { configurable: true, get: () => 520 },
      clientHeight: { configurable: true, get: () => 380 },
      srcObject: { configurable: true, writable: true, value: null },
    });
    HTMLCanvasElement.prototype.getContext = vi.fn(() => ({ drawImage: this.draw })) as never;
    HTMLCanvasElement.prototype.toBlob = this.encode as never;
  }

  readonly draw = vi.fn();
  readonly encode = vi.fn(
    (give: (blob: Blob) => void, type: string, _quality: number) => void give(pictureOf(type)),
  );

  get isOn(): boolean {
    return this.tracks.some(({ on }) => on);
  }

  unplug(): void {
    for (const track of this.tracks) track.ended();
  }

  private devices() {
    return {
      getUserMedia: async (wanted: MediaStreamConstraints) => {
        this.asked.push(wanted);
        if (this.refuses) throw Object.assign(new Error('no'), { name: this.refuses });
        const track = { on: true, ended: () => {} };
        this.tracks.push(track);
        return {
          getTracks: () => [
            {
              stop: () => (track.on = false),
              addEventListener: (_: string, listener: () => void) => (track.ended = listener),
            },
          ],
        };
      },
    };
  }
}
