import { Lead, space, tokens } from '#ui';
import styled from '@emotion/styled';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useInsurer } from '../calls/settings';
const Column = styled('div', { shouldForwardProp: (prop) => prop !== 'widest' })<{
  widest: number;
}>`
  max-width: ${({ widest }) => widest}px;
`;

const Body = styled.div`
  margin-top: ${space(3)};
`;

interface Props {
  title: string;
  lead?: ReactNode;
  breadcrumb?: ReactNode;
  width?: keyof typeof tokens.width;
  children?: ReactNode;
}

/** A screen. Its title is the document title and the only h1, which takes the focus after a navigation. */
export const Page = ({ title, lead, breadcrumb, width = 'form', children }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(title);
  useArrival(() => heading.current);
  return (
    <Column widest={tokens.width[width]}>
      {breadcrumb}
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {lead && <Lead>{lead}</Lead>}
      <Body>{children}</Body>
    </Column>
  );
};

export function usePageTitle(title: string): void {
  const brand = useInsurer()?.brandName;
  useEffect(() => {
    document.title = brand ? `${title} - ${brand}` : title;
  }, [title, brand]);
}

/** The history entry at which the document was loaded; after a reload it keeps the key that it had. */
const keyAtLoad: string = history.state?.key ?? 'default';

/** Whether nothing was opened yet since the document was loaded. */
export function useIsFirstScreen(): boolean {
  const { key } = useLocation();
  return key === 'default' || key === keyAtLoad;
}

/** Moves the focus to the start of the screen, except on the first screen of a visit, where the skip link comes first. */
export function useArrival(find: () => HTMLElement | null): void {
  const isFirst = useIsFirstScreen();
  const type = useNavigationType();
  const focus = useEffectEvent(() => {
    if (isFirst) return;
    // The browser restores the scroll position when the user goes back.
    if (type !== 'POP') window.scrollTo(0, 0);
    find()?.focus({ preventScroll: true });
  });
  // On mount only: a screen that stays while its query changes keeps the focus where it is.
  useEffect(() => focus(), []);
}
