import { inForcedColours, tokens } from '#ui';
import styled from '@emotion/styled';
import { useId } from 'react';
import { NavLink } from 'react-router-dom';
import { useInsurer } from '../calls/settings';
import { PhoneLink } from '../components/PhoneLink';
import { useIsScreenOffered } from '../raise/useIsOffered';
import { loggingOut } from '../session/loggingOut';
import { UnsavedDialog } from '../session/UnsavedDialog';
import { useLogout } from '../session/useLogout';
import { useStore } from '../store';
import { t, tRecord } from '../i18n';
import { type Entry, menu } from './menu';
import { MenuIcon } from './MenuIcon';

const { colour, radius, target } = tokens;

const List = styled.ul`
  display: grid;
  padding: 0;
  list-style: none;
`;

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

const GroupName = styled.p`
  padding: 16px 15px 4px;
  font-size: 0.75rem;
  letter-spacing: 0.06em;
  text-transform: uppercase;
  color: ${colour.muted};
`;

const Help = styled.div`
  margin-top: 16px;
  padding: 16px 15px;
  font-size: 0.875rem;
  color: ${colour.muted};
  border-top: 1px solid ${colour.hairline};
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${target}px;
  }
`;

const screenOf = ({ to }: Entry) => to.split('/').at(-1)!;

const Entries = ({ entries }: { entries: Entry[] }) =>
  entries.map((entry) => (
    <li key={entry.to}>
      <Link to={entry.to}>
        <MenuIcon screen={screenOf(entry)} />
        <Label data-text={t(entry.name)}>{t(entry.name)}</Label>
      </Link>
    </li>
  ));

export const Menu = () => {
  const id = useId();
  const { logout, leave, loss, stay } = useLogout();
  const insurer = useInsurer();
  const isScreenOffered = useIsScreenOffered();
  const isShown = (one: Entry) => !one.isForm || isScreenOffered(screenOf(one));
  const shown = menu.flatMap((part) => {
    if ('to' in part) return part;
    const entries = part.entries.filter(isShown);
    return entries.length > 0 ? { ...part, entries } : [];
  });
  // On a phone the menu lies over the loader overlay.
  const isLoggingOut = useStore(loggingOut);
  return (
    <nav aria-label={t('menu.label')}>
      <List>
        {shown.map((part) =>
          'to' in part ? (
            <Entries key={part.to} entries={[part]} />
          ) : (
            <li key={part.name}>
              <GroupName id={id + part.name}>{t(part.name)}</GroupName>
              <List aria-labelledby={id + part.name}>
                <Entries entries={part.entries} />
              </List>
            </li>
          ),
        )}
        <li>
          <Button type="button" onClick={logout}>
            <MenuIcon screen="logout" />
            {isLoggingOut ? t('menu.loggingOut') : t('menu.logout')}
          </Button>
        </li>
      </List>
      {loss && <UnsavedDialog loss={loss} onLeave={leave} onStay={stay} />}
      <Help>
        {insurer && (
          <>
            <PhoneLink number={insurer.customerServiceNumber}>
              {t('menu.help', { number: insurer.customerServiceNumber })}
            </PhoneLink>
            <p>{t('menu.helpHours', { hours: tRecord(insurer.menuHours) })}</p>
          </>
        )}
      </Help>
    </nav>
  );
};
