import { expect, it } from 'vitest';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What no source may hold, whoever wrote it and wherever it runs. */
const forbidden: [what: string, pattern: RegExp, allowedIn?: string][] = [
  ['code from text', /\beval\(|new Function\(|\bvm\.run/],
  [
    'HTML from text',
    /dangerouslySetInnerHTML|\.(inner|outer)HTML\s*=|insertAdjacentHTML|document\.write/,
  ],
  [
    'messages of other windows',
    /addEventListener\(\s*'message'|postMessage\([^)]*'\*'/,
    // The frames of the workbench are of another site: they hand over the port of a channel, once their origin is checked.
    'workbench/frameChannel.ts',
  ],
  ['random numbers that can be guessed', /Math\.random\(/],
  ['outdated digests and ciphers', /'(md5|sha1|des|rc4|aes-\d+-(ecb|cbc))'/i],
  ['a shell', /shell:\s*true|\bexec(Sync)?\(['"`]/],
  ['connections without certificates', /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED/],
];

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.(tsx?|mjs)$/.test(name),
);

it.each(forbidden)('no source has %s', (_what, pattern, allowedIn) => {
  const found = sources.flatMap((name) => {
    if (name === allowedIn) return [];
    const lines = readFileSync(join('src', name), 'utf8').split('\n');
    return lines.flatMap((line, i) => (pattern.test(line) ? [`src/${name}:${i + 1} ${line}`] : []));
  });
  expect(found).toEqual([]);
});

it('programs are started by commands, and by the server only for checks of files and backups', () => {
  const starting = sources.filter((name) =>
    /node:child_process/.test(readFileSync(join('src', name), 'utf8')),
  );
  expect(starting.filter((name) => !name.endsWith('.mjs')).sort()).toEqual([
    'cli/files/revision.ts',
    'server/fileInspection/inspector.ts',
    'server/store/backup/archive.ts',
  ]);
});
