import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './postgres.mjs';

/** Starts a Redis server that keeps nothing, on a free port; or returns what is missing. */
export async function startRedis() {
  if (spawnSync('which', ['redis-server']).status !== 0)
    return { missing: 'no redis-server is here (Debian: apt-get install redis-server)' };
  const folder = mkdtempSync(join(tmpdir(), 'portal-redis-'));
  const port = freePort();
  const options = ['--port', port, '--bind', '127.0.0.1', '--save', '', '--dir', folder];
  const server = spawn('redis-server', options.map(String), {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  const isReady = new Promise((resolve) => {
    server.stdout.on('data', (text) => {
      if (String(text).includes('Ready to accept connections')) resolve(true);
    });
  });
  const stop = async () => {
    server.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  if (await Promise.race([isReady, ended.then(() => false)]))
    return { redis: { url: `redis://127.0.0.1:${port}`, stop } };
  await stop();
  throw new Error('redis-server ended while it was starting.');
}
