import type { IconName } from '#ui';
import { tRecord } from '../i18n';

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

/** PREMIUM PAYING as Premium paying, or what that is in the language of the page. */
export const formatStatus = (status: string): string =>
  tRecord(status.charAt(0).toUpperCase() + status.slice(1).toLowerCase());
