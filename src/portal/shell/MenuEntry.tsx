import { inForcedColours, tokens } from '#ui';
import styled from '@emotion/styled';
import { NavLink } from 'react-router-dom';
import { loggingOut } from '../session/loggingOut';
import { useLogout } from '../session/useLogout';
import { useStore } from '../store';
import { t } from '../i18n';
import { type Entry, screenOf } from './menu';
import { MenuIcon } from './MenuIcon';

const { colour, radius, target } = tokens;

const look = `
  display: flex;
  align-items: center;
  gap: 12px;
  width: 100%;
  min-height: ${target}px;
  padding: 4px 12px;
  font-size: 0.9375rem;
  color: ${colour.ink};
  text-align: left;
  text-decoration: none;
  background: none;
  border: 0;
  border-left: 3px solid transparent;
  border-radius: ${radius.control}px;
  white-space: nowrap;
  cursor: pointer;
  transition: background-color 120ms;
  svg { flex: none; color: ${colour.muted}; }
  &:hover { background: ${colour.primarySoft}; }
  &.active {
    font-weight: 600;
    color: ${colour.primary};
    background: ${colour.primarySoft};
    border-left-color: ${colour.primary};
    svg { color: inherit; }
  }
  ${inForcedColours} {
    border-left-color: Canvas;
    &.active { border-left: 4px solid Highlight; }
  }
`;

const Link = styled(NavLink)`
  ${look}
`;

const Button = styled.button`
  ${look}
`;

/** Has the room of its text in bold: the menu is as wide whichever entry is open. */
const Label = styled.span`
  display: grid;
  &::after {
    content: attr(data-text);
    height: 0;
    overflow: hidden;
    font-weight: 600;
    visibility: hidden;
  }
`;

/** The link to a screen, with its icon. */
export const MenuLink = (entry: Entry) => (
  <Link to={entry.to}>
    <MenuIcon screen={screenOf(entry)} />
    <Label data-text={t(entry.name)}>{t(entry.name)}</Label>
  </Link>
);

/** Logs out; a menu that lies over the page closes first (`onPress`), and leaves room for a question. */
export const LogoutButton = ({ onPress }: { onPress?: (() => void) | undefined }) => {
  const { logout } = useLogout();
  return (
    <Button
      type="button"
      onClick={() => {
        onPress?.();
        logout();
      }}
    >
      <MenuIcon screen="logout" />
      {useStore(loggingOut) ? t('menu.loggingOut') : t('menu.logout')}
    </Button>
  );
};
