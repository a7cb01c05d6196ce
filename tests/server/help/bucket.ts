import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';

const suffix = '._S3rver_object';
const probe = 'portal-probe';

/** Those that the S3 server knows. */
const credentials = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };

/** What the bucket does with a request in place of answering it. */
type Fault = 'refuses' | 'never answers' | 'answers late' | 'breaks off';

/** An S3 server with one bucket, which keeps its objects as files. */
export class TestBucket {
  /** The requests, as `PUT <name>`. */
  readonly requests: string[] = [];
  /** The checksums that were sent with objects, by their names. */
  readonly checksums = new Map<string, string>();
  /** Decides for each request whether something goes wrong. */
  fault: (request: string) => Fault | undefined = () => undefined;

  private constructor(
    private readonly server: Server,
    private readonly directory: string,
    private readonly port: number,
    private readonly answer: (request: IncomingMessage, response: ServerResponse) => void,
  ) {
    server.on('request', (request, response) => this.#take(request, response));
  }

  static async open(): Promise<TestBucket> {
    const directory = mkdtempSync(join(tmpdir(), 'portal-bucket-'));
    const s3 = new S3rver({ directory, silent: true, configureBuckets: [{ name: 'uploads' }] });
    await s3.configureBuckets();
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    // A server in this process has them from here.
    Object.assign(process.env, credentials);
    return new TestBucket(server, directory, port, s3.callback());
  }

  /** The settings of a server that uses the bucket. */
  get env() {
    return {
      UPLOADS_URL: `s3://uploads/portal/files?endpoint=${this.url}`,
      OUTSIDE_SECONDS: '2',
      ...credentials,
    };
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** The names of the objects below the prefix. */
  names(): string[] {
    return readdirSync(this.#folder)
      .filter((name) => name.endsWith(suffix) && !name.startsWith(probe))
      .map((name) => name.slice(0, -suffix.length))
      .sort();
  }

  read(name: string): Buffer {
    return readFileSync(this.#pathOf(name));
  }

  write(name: string, bytes: Buffer): void {
    writeFileSync(this.#pathOf(name), bytes);
  }

  remove(name: string): void {
    rmSync(this.#pathOf(name));
  }

  /** Nothing listens any more. */
  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  async start(): Promise<void> {
    if (this.server.listening) return;
    this.server.listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
  }

  async close(): Promise<void> {
    if (this.server.listening) await this.stop();
    rmSync(this.directory, { recursive: true });
    for (const name of Object.keys(credentials)) delete process.env[name];
  }

  get #folder(): string {
    return join(this.directory, 'uploads/portal/files');
  }

  #pathOf(name: string): string {
    return join(this.#folder, `${name}${suffix}`);
  }

  #take(request: IncomingMessage, response: ServerResponse): void {
    const name = new URL(request.url!, this.url).pathname.split('/').at(-1)!;
    const what = `${request.method} ${name}`;
    this.requests.push(what);
    const checksum = request.headers['x-amz-checksum-sha256'];
    if (checksum !== undefined) this.checksums.set(name, String(checksum));
    const fault = this.fault(what);
    if (fault === 'never answers') return void request.resume();
    if (fault === 'refuses') return void response.writeHead(503).end();
    if (fault === 'breaks off') return void request.socket.destroy();
    // Stores, but does not say so.
    if (fault === 'answers late') response.end = () => response;
    this.answer(request, response);
  }
}
