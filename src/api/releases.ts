import { type Static, Type } from '@sinclair/typebox';
import { visible } from './schemas';

// The calls below `/releases`, which the command line makes with the token of a publisher.

const textDigest = Type.String({
  pattern: '^[0-9a-f]{64}$',
  description: 'SHA-256 of a text, in hexadecimal digits.',
});
const note = visible(2000);
const path =
  '^(catalogue\\.json|catalogue\\.[A-Za-z-]+\\.json|schemas/[A-Za-z0-9_][\\w-]*/(examples/)?[^/]+\\.json)$';

/** The digests of the files of a release, by path. */
const manifest = Type.Record(Type.String({ pattern: path }), textDigest, {
  additionalProperties: false,
});

/** The bodies of the calls. */
export const releaseInputs = {
  digests: Type.Object({ digests: Type.Array(textDigest, { maxItems: 5000 }) }),
  texts: Type.Object({ texts: Type.Array(Type.String(), { maxItems: 5000 }) }),
  /** Why something is done to a release. */
  note: Type.Object({ note }),
  proposal: Type.Object({
    note,
    /** The release that was live when the difference was read; null before the first. */
    base: Type.Union([Type.Integer(), Type.Null()]),
    files: manifest,
  }),
  number: Type.Object({ number: Type.String({ pattern: '^[1-9]\\d{0,8}$' }) }),
};

export type Manifest = Static<typeof manifest>;
export type ReleaseProposal = Static<typeof releaseInputs.proposal>;

/** `replaced`: it was live before. */
export type ReleaseState = 'proposed' | 'live' | 'replaced' | 'withdrawn';

export interface ReleaseEvent {
  kind: 'proposed' | 'approved' | 'live' | 'withdrawn';
  by: string;
  /** ISO 8601. */
  at: string;
  note: string;
}

export interface ReleaseSummary extends Pick<ReleaseProposal, 'base'> {
  number: number;
  state: ReleaseState;
  events: ReleaseEvent[];
}

export interface Release extends ReleaseSummary, Pick<ReleaseProposal, 'files'> {}
