/** The design tokens. The values of the colours, light and dark, are in `global.css`. */
export const tokens = {
  colour: {
    /** Text and buttons. */
    primary: 'var(--primary)',
    /** Text and buttons under the pointer. */
    primaryDark: 'var(--primary-dark)',
    primarySoft: 'var(--primary-soft)',
    /** The one panel of a screen that leads the eye, with the text on it. */
    panel: 'var(--panel)',
    onPanel: 'var(--on-panel)',
    onPanelMuted: 'var(--on-panel-muted)',
    page: 'var(--page)',
    card: 'var(--card)',
    hairline: 'var(--hairline)',
    border: 'var(--border)',
    /** The ground of what cannot be used now. */
    off: 'var(--off)',
    ink: 'var(--ink)',
    muted: 'var(--muted)',
    amber: 'var(--amber)',
    amberSoft: 'var(--amber-soft)',
    green: 'var(--green)',
    greenSoft: 'var(--green-soft)',
    red: 'var(--red)',
    redSoft: 'var(--red-soft)',
  },
  /** For the parts of a whole, each at 3:1 on `card` and next to a gap; the seventh begins again. */
  chart: [
    'var(--chart-1)',
    'var(--chart-2)',
    'var(--chart-3)',
    'var(--chart-4)',
    'var(--chart-5)',
    'var(--chart-6)',
  ],
  /** Of a dialog. */
  backdrop: 'var(--backdrop)',
  /** Over what is being loaded. */
  veil: 'var(--veil)',
  shadow: { card: '0 1px 2px var(--shade)', raised: '0 4px 16px var(--shade-raised)' },
  radius: { control: 8, card: 12 },
  /** In pixels: the smallest target size (WCAG 2.5.5). */
  target: 44,
  /** In pixels: on narrower screens the menu is a drawer. */
  desktop: 900,
  width: { form: 720, list: 1080 },
} as const;

/** The 8 px grid. */
export const space = (steps: number) => `${steps * 8}px`;

export const fromDesktop = `@media (min-width: ${tokens.desktop}px)`;

/** A phone that is held upright. */
export const onPhone = '@media (max-width: 479.98px)';

export const onPaper = '@media print';

/** A reader who chose the colours of all pages. */
export const inForcedColours = '@media (forced-colors: active)';
