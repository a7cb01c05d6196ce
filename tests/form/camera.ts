import { vi } from 'vitest';

/** A camera in place of one: what it was asked for, and the ways to pull the plug and to see whether it is on. */
export class Camera {
  readonly asked: MediaStreamConstraints[] = [];
  /** The name of the browser's refusal, for the next time that it is asked. */
  refuses: string | undefined;
  private tracks: { on: boolean; ended: () => void }[] = [];

  plugIn(): void {
    vi.stubGlobal('navigator', Object.assign(navigator, { mediaDevices: this.devices() }));
    // A video without a picture and a canvas that writes nothing: happy-dom has neither.
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
    (give: (blob: Blob) => void, type: string, _quality: number) =>
      void give(new Blob(['face'], { type })),
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
