import type { ReactNode } from 'react';

const Icon = ({ children }: { children: ReactNode }) => (
  <svg
    width="22"
    height="22"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
    style={{ flexShrink: 0 }}
  >
    {children}
  </svg>
);

export const CalendarIcon = () => (
  <Icon>
    <rect x="3" y="5" width="18" height="16" rx="2" />
    <path d="M3 10h18M8 3v4M16 3v4" />
  </Icon>
);

export const FileIcon = () => (
  <Icon>
    <path d="M14 3H6v18h12V7zM14 3v4h4M9 12h6M9 16h6" />
  </Icon>
);

export const DoneIcon = () => (
  <Icon>
    <path d="M5 13l4 4L19 7" />
  </Icon>
);
