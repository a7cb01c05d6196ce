import {
  type DrawnGroup,
  type GallerySource,
  openPanelChannel,
  type PanelMessage,
  type StageMessage,
} from './messages';

interface Drawn {
  group: DrawnGroup;
  /** Of all that was drawn until now. */
  styles: string;
}

/** Has a frame draw states: that with the page of the gallery and the name of this client. */
export class StageClient {
  readonly name = crypto.randomUUID();
  #runs = 0;
  readonly #waiting = new Map<
    number,
    { resolve(drawn: Drawn): void; reject(error: Error): void }
  >();
  #setReady = () => {};
  readonly #ready = new Promise<void>((resolve) => {
    this.#setReady = resolve;
  });
  #channel: ReturnType<typeof openPanelChannel> | undefined;

  /** Receives the messages of the frame; returns how to stop. */
  open(): () => void {
    const channel = openPanelChannel(this.name, (message) => this.#receive(message));
    this.#channel = channel;
    return () => {
      this.#channel = undefined;
      channel.close();
    };
  }

  #receive(message: StageMessage): void {
    if (message.type === 'ready') return this.#setReady();
    const waiting = this.#waiting.get(message.run);
    this.#waiting.delete(message.run);
    if (message.type === 'drawn') waiting?.resolve(message);
    else waiting?.reject(new Error(message.message));
  }

  async show(source: GallerySource): Promise<void> {
    await this.#send({ type: 'source', source });
  }

  /** Rejects where the form cannot be drawn. */
  async draw(language: string, group: string): Promise<Drawn> {
    const run = ++this.#runs;
    await this.#send({ type: 'draw', run, language, group });
    return new Promise((resolve, reject) => {
      this.#waiting.set(run, { resolve, reject });
    });
  }

  /** Nothing that was asked is drawn any more; the promises of it stay pending. */
  stop(): void {
    this.#waiting.clear();
    this.#channel?.send({ type: 'stop' });
  }

  async #send(message: PanelMessage): Promise<void> {
    await this.#ready;
    this.#channel?.send(message);
  }
}
