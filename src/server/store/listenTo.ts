import type { Client, ClientConfig } from 'pg';

const retryMs = 1000;

/** A connection that broke without a word is found after this time. */
const aliveMs = 15_000;

/** Listens on a connection of its own, and again after it broke. See `Store.listen`. */
export async function listenTo(
  config: ClientConfig,
  channel: string,
  onNotification: () => void,
): Promise<() => Promise<void>> {
  const { default: pg } = await import('pg');
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function connect(): Promise<void> {
    const connecting = new pg.Client(config);
    connecting.on('notification', onNotification);
    connecting.on('error', () => {});
    connecting.on('end', reconnect);
    client = connecting;
    await connecting.connect();
    await connecting.query(`listen ${pg.escapeIdentifier(channel)}`);
  }

  function reconnect(): void {
    if (isStopped) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      // Notifications were lost meanwhile.
      connect().then(onNotification, () => {
        void client?.end().catch(() => {});
        reconnect();
      });
    }, retryMs).unref();
  }

  await connect();
  const heartbeat = setInterval(() => {
    client?.query('select 1').catch(() => client?.end());
  }, aliveMs).unref();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    clearInterval(heartbeat);
    await client?.end();
  };
}
