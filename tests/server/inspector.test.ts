import { afterEach, describe, expect, it } from 'vitest';
import { Inspector, type InspectorLimits } from '../../src/server/fileInspection/inspector';
import { contentFor } from '../uploads/files';

const open: Inspector[] = [];
afterEach(() => open.splice(0).forEach((inspector) => inspector.close()));

function openInspector(limits: Partial<InspectorLimits>, warnings: object[] = []): Inspector {
  const inspector = new Inspector({ warn: (facts: object) => void warnings.push(facts) }, limits);
  open.push(inspector);
  return inspector;
}

const letter = { bytes: contentFor('letter.pdf'), extension: 'pdf' };
/** A parser tries each of these digits as the beginning of an object: it does not end in a useful time. */
const endless = {
  bytes: Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    Buffer.alloc(9_000_000, '1'),
    Buffer.from('\n%%EOF'),
  ]),
  extension: 'pdf',
};

describe('the check of files', () => {
  it('refuses a file on which a parser does not end, and goes on with the next one', async () => {
    const warnings: object[] = [];
    const inspector = openInspector({ processes: 1, seconds: 1 }, warnings);
    const [stuck, next] = await Promise.all([
      inspector.inspect(endless),
      inspector.inspect(letter),
    ]);
    expect([stuck, next]).toEqual(['unchecked', undefined]);
    expect(warnings).toEqual([{ reason: 'it took too long' }]);
  });

  it('refuses a file whose process runs out of memory or crashes, and goes on with the next one', async () => {
    const warnings: object[] = [];
    const inspector = openInspector({ processes: 1, heapMegabytes: 24 }, warnings);
    const large = {
      bytes: Buffer.from(`%PDF-1.7\n${'1 0 obj\n<</A[/B/C]>>\nendobj\n'.repeat(150_000)}%%EOF`),
      extension: 'pdf',
    };
    expect(await inspector.inspect(large)).toBe('unchecked');
    expect(warnings).toEqual([{ reason: 'the process ended' }]);
    expect(await inspector.inspect(letter)).toBeUndefined();
  });

  it('lets files wait for a process, and refuses those that are too many', async () => {
    const inspector = openInspector({ processes: 1, waiting: 3 });
    const findings = await Promise.all(Array.from({ length: 6 }, () => inspector.inspect(letter)));
    expect(findings).toEqual([undefined, undefined, undefined, undefined, 'busy', 'busy']);
  });

  it('refuses a type that it does not know', async () => {
    expect(await openInspector({}).inspect({ ...letter, extension: 'exe' })).toBe('content');
    expect(await openInspector({}).inspect({ ...letter, extension: 'constructor' })).toBe(
      'content',
    );
  });
});
