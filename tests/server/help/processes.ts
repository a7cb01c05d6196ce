import type { Caller } from './caller';
import { callerOf } from './callerOf';
import type { TestStorage } from './database';
import { TestPortal } from './portal';
import { startRoundRobin } from './roundRobin';
import { ServerProcess } from './serverProcess';

/** Several processes on one storage, behind a proxy that asks them in turn. */
export class Processes extends TestPortal {
  private callers = 0;

  private constructor(
    readonly servers: ServerProcess[],
    private readonly proxy: Awaited<ReturnType<typeof startRoundRobin>>,
  ) {
    super();
  }

  /** `env` has the settings of each process. */
  static async start(
    program: string,
    place: TestStorage,
    env: { [name: string]: string }[],
  ): Promise<Processes> {
    const servers = await Promise.all(
      env.map((own) =>
        ServerProcess.start(program, {
          TRUSTED_PROXIES: '127.0.0.1',
          LOG_LEVEL: 'warn',
          ...place.env,
          ...own,
        }),
      ),
    );
    return new Processes(servers, await startRoundRobin(servers.map(({ port }) => port)));
  }

  /** A caller with an address of their own. */
  get anyone(): Caller {
    const address = `10.0.${this.callers >> 8}.${this.callers++ & 255}`;
    return callerOf(this.proxy.url).with({ 'x-forwarded-for': address });
  }

  /** The process with this number, without the proxy. */
  only(index: number): Caller {
    return callerOf(this.servers[index]!.url);
  }

  takeErrors(): string[] {
    return this.servers.flatMap((server) => server.takeErrors());
  }

  async stop(): Promise<void> {
    await this.proxy.close();
    await Promise.all(this.servers.map((server) => server.stop()));
  }
}
