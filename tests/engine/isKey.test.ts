import { describe, expect, it } from 'vitest';
import { isKey } from '../../src/engine';

describe('isKey', () => {
  it.each(['pan_card', 'Nominee', 'policy-document', 'a1', 'con_card', 'a'.repeat(100)])(
    'accepts %s',
    (name) => expect(isKey(name)).toBe(true),
  );

  it.each(['', '1a', '_shared', 'a b', 'a.b', 'ä', '../a', 'a'.repeat(101)])(
    'rejects %j by its form',
    (name) => expect(isKey(name)).toBe(false),
  );

  it.each(['con', 'NUL', 'com1', 'constructor', 'toString', 'valueOf', 'hasOwnProperty'])(
    'rejects %s, which systems or JavaScript reserve',
    (name) => expect(isKey(name)).toBe(false),
  );
});
