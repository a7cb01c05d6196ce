import { Global, css } from '@emotion/react';
import { fromDesktop, tokens } from './tokens';

const { colour, font } = tokens;

const styles = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  html {
    font-size: 106.25%;
    -webkit-text-size-adjust: 100%;
    scroll-padding-top: 16px;
  }
  ${fromDesktop} {
    html {
      font-size: 100%;
    }
  }
  body {
    margin: 0;
    min-width: 280px;
    font-family: ${font};
    line-height: 1.5;
    color: ${colour.ink};
    background: ${colour.page};
    font-variant-numeric: tabular-nums;
    overflow-wrap: break-word;
  }
  h1,
  h2,
  h3 {
    margin: 0;
    font-weight: 600;
    line-height: 1.25;
    text-wrap: balance;
  }
  h1 {
    font-size: 1.75rem;
  }
  h2 {
    font-size: 1.375rem;
  }
  h3 {
    font-size: 1.125rem;
  }
  p {
    text-wrap: pretty;
  }
  p,
  dl,
  dd,
  ul,
  ol {
    margin: 0;
  }
  a {
    color: ${colour.primary};
    text-underline-offset: 3px;
  }
  button,
  input,
  select,
  textarea {
    font: inherit;
    color: inherit;
  }
  :focus-visible {
    outline: 3px solid ${colour.primary};
    outline-offset: 2px;
  }
  [tabindex='-1']:focus {
    outline: none;
  }
  @media (prefers-reduced-motion: reduce) {
    *,
    *::before,
    *::after {
      animation-duration: 1ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 1ms !important;
      scroll-behavior: auto !important;
    }
  }
  @media print {
    body {
      background: none;
    }
  }
`;

export const GlobalStyles = () => <Global styles={styles} />;
