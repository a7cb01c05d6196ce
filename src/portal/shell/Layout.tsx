import { fromDesktop, Icon, onPaper, tokens } from '#ui';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useInsurer } from '../calls/settings';
import { loggingOut } from '../session/loggingOut';
import { useStore } from '../store';
import { t } from '../i18n';
import { Footer } from './Footer';
import { LanguageSwitch } from './LanguageSwitch';
import { SkipLink } from './SkipLink';

const { colour } = tokens;

const Outer = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  /* A page that is loaded again is scrolled down while it is short, and its content would push the footer away. */
  &:has([data-loading]) > footer {
    visibility: hidden;
  }
  ${onPaper} {
    display: block;
  }
`;

const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  min-height: 56px;
  padding: 5px 16px;
  background: ${colour.card};
  border-bottom: 1px solid ${colour.hairline};
  ${fromDesktop} {
    gap: 24px;
    min-height: 64px;
    padding: 5px 32px 5px 24px;
  }
  /* Whose paper it is: the insurer and the customer. */
  ${onPaper} {
    min-height: 0;
    padding: 0 0 8px;
    & > :not(p) {
      display: none;
    }
  }
`;

/** Beside the brand, where there is room: the name is not cut for it. */
const Mark = styled.span`
  display: none;
  @media (min-width: 1200px) {
    display: grid;
    place-items: center;
    flex: none;
    width: 32px;
    height: 32px;
    margin-right: -12px;
    color: ${colour.onPanel};
    background: ${colour.panel};
    border-radius: ${tokens.radius.control}px;
  }
`;

/** Takes what is left of its line: a long name is cut, and moves nothing. */
const Brand = styled.p`
  flex: 1 1 0;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  font-size: 1.125rem;
  font-weight: 700;
  white-space: nowrap;
  color: ${colour.primary};
`;

/** As high as the window, so that the footer does not move while a screen is loading. */
const Middle = styled.div`
  flex: 1;
  display: flex;
  min-height: 100vh;
  ${onPaper} {
    display: block;
    min-height: 0;
  }
`;

const Main = styled.main`
  flex: 1;
  min-width: 0;
  padding: 24px 16px 48px;
  ${fromDesktop} {
    padding: 32px 40px 64px;
  }
  ${onPaper} {
    padding: 0;
  }
  & > * {
    max-width: ${tokens.width.list}px;
    margin-inline: auto;
  }
`;

interface Props {
  /** Before the brand, on narrow screens. */
  menuButton?: ReactNode;
  /** After the brand. */
  headerInfo?: ReactNode;
  sideMenu?: ReactNode;
  /** After the footer, on narrow screens. */
  bottomBar?: ReactNode;
  /** Renders the texts of the page anew; without it the page is loaded anew. */
  onLanguage?: () => void;
  children: ReactNode;
}

/** Header, main region and footer of every page. */
export const Layout = ({
  menuButton,
  headerInfo,
  sideMenu,
  bottomBar,
  onLanguage,
  children,
}: Props) => (
  <Outer>
    <SkipLink />
    <Header>
      {menuButton}
      <Mark>
        <Icon name="shield" size={20} />
      </Mark>
      <Brand>{useInsurer()?.brandName ?? t('brand')}</Brand>
      <LanguageSwitch onChosen={onLanguage} />
      {headerInfo}
    </Header>
    <Middle>
      {sideMenu}
      <Main id="main" tabIndex={-1} inert={useStore(loggingOut)}>
        {children}
      </Main>
    </Middle>
    <Footer />
    {bottomBar}
  </Outer>
);
