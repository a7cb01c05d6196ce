import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A way to a PostgreSQL server that can be shut, cut and frozen. It begins shut. */
export class Gate {
  private server: Server | undefined;
  private readonly sockets = new Set<Socket>();

  private constructor(
    private readonly target: URL,
    private readonly port: number,
  ) {}

  /** `url` is the address of a database. */
  static async to(url: string): Promise<Gate> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    server.close();
    await once(server, 'close');
    return new Gate(new URL(url), port);
  }

  /** The address of the same database through this gate. */
  get url(): string {
    const url = new URL(this.target);
    url.host = `127.0.0.1:${this.port}`;
    return url.href;
  }

  async open(): Promise<void> {
    this.server = createServer((near) => {
      const far = connect(Number(this.target.port), this.target.hostname);
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.sockets.add(one);
        one.on('error', () => {});
        one.on('close', () => {
          this.sockets.delete(one);
          other.destroy();
        });
        one.pipe(other);
      }
    }).listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
  }

  /** Breaks all connections. */
  cut(): void {
    for (const socket of this.sockets) socket.resetAndDestroy();
  }

  /** Nothing that is sent arrives any more, and nobody is told. */
  freeze(): void {
    for (const socket of this.sockets) socket.unpipe().pause();
  }

  async shut(): Promise<void> {
    this.server?.close();
    this.cut();
    if (this.server) await once(this.server, 'close');
    this.server = undefined;
  }
}
