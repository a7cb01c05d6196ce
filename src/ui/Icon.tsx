const shapes = {
  check: 'M4 10.5l4 4 8-9',
  warning: 'M10 2a8 8 0 1 0 0 16a8 8 0 1 0 0-16M10 6v4.5M10 13.8v.1',
  cross: 'M5 5l10 10M15 5L5 15',
  menu: 'M3 5h14M3 10h14M3 15h14',
  pause: 'M7 5v10M13 5v10',
  info: 'M10 2a8 8 0 1 0 0 16a8 8 0 1 0 0-16M10 9.5v4.5M10 6.2v.1',
  calendar:
    'M4 4h12a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1M3 8h14M7 2v4M13 2v4',
  camera: 'M3 6h3l1.5-2h5L14 6h3v10H3zM10 8a3 3 0 1 0 0 6a3 3 0 1 0 0-6',
  newTab: 'M11 4h5v5M16 4l-7 7M13 12v4H4V7h4',
  edit: 'M3 17l1-4L13.5 3.5a1.4 1.4 0 0 1 2 0l1 1a1.4 1.4 0 0 1 0 2L7 16zM12 5l3 3',
  down: 'M5 8l5 5 5-5',
  up: 'M5 12l5-5 5 5',
  download: 'M10 3v9M6 9l4 4 4-4M4 17h12',
  clock: 'M10 2a8 8 0 1 0 0 16a8 8 0 1 0 0-16M10 6v4.5l3 2',
  shield: 'M10 2.5l6 2.5v4.5c0 4-2.6 6.8-6 8-3.4-1.2-6-4-6-8V5z',
  file: 'M12 2H5v16h10V5zM12 2v3h3M8 10h4M8 13.5h4',
} as const;

export type IconName = keyof typeof shapes;

interface LineIconProps {
  /** On a grid of 20 by 20. */
  path: string;
  size?: number;
  strokeWidth?: number;
}

/** Decorative: an icon is always next to its text, so it has no accessible name. */
export const LineIcon = ({ path, size = 18, strokeWidth = 2 }: LineIconProps) => (
  <svg
    viewBox="0 0 20 20"
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    strokeWidth={strokeWidth}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
    style={{ flexShrink: 0, forcedColorAdjust: 'auto' }}
  >
    <path d={path} />
  </svg>
);

export const Icon = ({ name, size }: { name: IconName; size?: number }) => (
  <LineIcon path={shapes[name]} {...(size !== undefined && { size })} />
);
