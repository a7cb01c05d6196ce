import type { IconName } from '#ui';

export type Tone = 'good' | 'attention' | 'ended';

const tones: Record<string, Tone> = {
  'PREMIUM PAYING': 'good',
  'PAID-UP': 'good',
  WAIVER: 'good',
  CONVERTED: 'good',
  'REDUCED PAID-UP': 'attention',
  'DISCONTINUANCE PENDING': 'attention',
  DISCONTINUED: 'attention',
  LAPSED: 'attention',
};

export const toneOf = (status: string): Tone => tones[status] ?? 'ended';

export const iconOf: Record<Tone, IconName> = {
  good: 'check',
  attention: 'warning',
  ended: 'pause',
};

/** PREMIUM PAYING as Premium paying. */
export const formatStatus = (status: string): string =>
  status.charAt(0).toUpperCase() + status.slice(1).toLowerCase();
