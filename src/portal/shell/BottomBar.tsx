import { inForcedColours, onPaper, tokens } from '#ui';
import styled from '@emotion/styled';
import { useLayoutEffect, useRef } from 'react';
import { matchPath, NavLink, useLocation, useSearchParams } from 'react-router-dom';
import { t } from '../i18n';
import { type Entry, menu, mostUsed, screenOf } from './menu';
import { MenuIcon } from './MenuIcon';

const { colour } = tokens;

/** In the flow, after the footer, which it does not cover. A window that is low, or enlarged, has no room for it. */
const Bar = styled.nav`
  display: none;
  @media (max-width: ${tokens.desktop - 0.02}px) and (min-height: 480px) {
    position: sticky;
    bottom: 0;
    z-index: 1;
    display: block;
    padding-bottom: env(safe-area-inset-bottom);
    background: ${colour.card};
    border-top: 1px solid ${colour.hairline};
  }
  ${onPaper} {
    display: none;
  }
  ul {
    display: grid;
    grid-template-columns: repeat(${mostUsed.length}, minmax(0, 1fr));
    padding: 0;
    list-style: none;
  }
`;

const Link = styled(NavLink)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  align-content: start;
  gap: 2px;
  height: 100%;
  min-height: 60px;
  padding: 8px 4px 6px;
  font-size: 0.75rem;
  line-height: 1.25;
  text-align: center;
  overflow-wrap: anywhere;
  text-decoration: none;
  color: ${colour.muted};
  border-top: 3px solid transparent;
  &.active {
    font-weight: 600;
    color: ${colour.primary};
    border-top-color: ${colour.primary};
  }
  ${inForcedColours} {
    border-top-color: Canvas;
    &.active {
      border-top-color: Highlight;
    }
  }
`;

const entries = menu.flatMap((part) => ('to' in part ? part : part.entries));

/** Whether a screen shows no form, which a press beside its own buttons would leave. */
function useIsOverview(): boolean {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const here: Entry | undefined = entries.find(({ to }) => matchPath(to, pathname));
  return here !== undefined && !here.isForm && !query.get('request');
}

/** On a phone, in reach of the thumb: what most come for. */
export const BottomBar = () => {
  const { pathname } = useLocation();
  const isShown = useIsOverview();
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (!isShown) return undefined;
    // What gets the focus is scrolled to a place above the bar, which is as high as its letters are large.
    const { style } = document.documentElement;
    const shown = bar.current!;
    const observer = new ResizeObserver(() => {
      const height = shown.offsetHeight;
      style.scrollPaddingBottom = height > 0 ? `${height + 16}px` : '';
    });
    observer.observe(shown);
    return () => {
      observer.disconnect();
      style.scrollPaddingBottom = '';
    };
  }, [isShown]);
  return (
    isShown && (
      <Bar ref={bar} aria-label={t('menu.mostUsed')}>
        <ul>
          {mostUsed.map((entry) => (
            <li key={entry.to}>
              <Link
                to={entry.to}
                onClick={() => {
                  // The screen that is open stays as it is; a press is understood as the way back to its top.
                  if (entry.to === pathname) window.scrollTo(0, 0);
                }}
              >
                <MenuIcon screen={screenOf(entry)} />
                {t(entry.name)}
              </Link>
            </li>
          ))}
        </ul>
      </Bar>
    )
  );
};
