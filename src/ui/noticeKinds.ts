import type { IconName } from './Icon';
import { tokens } from './tokens';

const { colour } = tokens;

/** Colours of notices and toasts, with an icon for readers who do not tell the colours apart. */
export const noticeKinds = {
  info: { ink: colour.primary, ground: colour.primarySoft, icon: 'info' },
  success: { ink: colour.green, ground: colour.greenSoft, icon: 'check' },
  warning: { ink: colour.amber, ground: colour.amberSoft, icon: 'warning' },
  danger: { ink: colour.red, ground: colour.redSoft, icon: 'warning' },
} as const satisfies Record<string, { ink: string; ground: string; icon: IconName }>;

export type NoticeKind = keyof typeof noticeKinds;
