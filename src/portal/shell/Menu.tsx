import { inForcedColours, tokens } from '#ui';
import styled from '@emotion/styled';
import { useId } from 'react';
import { NavLink } from 'react-router-dom';
import { useSettings } from '../calls/settings';
import { loggingOut } from '../session/loggingOut';
import { UnsavedDialog } from '../session/UnsavedDialog';
import { useLogout } from '../session/useLogout';
import { useStore } from '../store';
import { t, tRecord } from '../i18n';
import { menu } from './menu';

const { colour, radius, target } = tokens;

const List = styled.ul`
  display: grid;
  padding: 0;
  list-style: none;
`;

const look = `
  display: flex;
  align-items: center;
  width: 100%;
  min-height: ${target}px;
  padding: 4px 12px;
  color: ${colour.ink};
  text-align: left;
  text-decoration: none;
  background: none;
  border: 1px solid transparent;
  border-radius: ${radius.control}px;
  cursor: pointer;
  &:hover { background: ${colour.primarySoft}; }
  &.active {
    font-weight: 600;
    color: ${colour.primary};
    background: ${colour.primarySoft};
  }
  ${inForcedColours} {
    &.active { border-left: 4px solid Highlight; }
  }
`;

const Link = styled(NavLink)`
  ${look}
`;

const Button = styled.button`
  ${look}
`;

const GroupName = styled.p`
  padding: 12px 12px 4px;
  font-size: 0.875rem;
  color: ${colour.muted};
`;

const Help = styled.p`
  padding: 16px 12px;
  font-size: 0.875rem;
  color: ${colour.muted};
`;

const Entries = ({ entries }: { entries: { name: string; to: string }[] }) =>
  entries.map(({ name, to }) => (
    <li key={to}>
      <Link to={to}>{t(name)}</Link>
    </li>
  ));

export const Menu = () => {
  const id = useId();
  const { logout, leave, loss, stay } = useLogout();
  const settings = useSettings();
  // On a phone the menu lies over the loader overlay.
  const isLoggingOut = useStore(loggingOut);
  return (
    <nav aria-label={t('menu.label')}>
      <List>
        {menu.map((part) =>
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
            {isLoggingOut ? t('menu.loggingOut') : t('menu.logout')}
          </Button>
        </li>
      </List>
      {loss && <UnsavedDialog loss={loss} onLeave={leave} onStay={stay} />}
      <Help>
        {settings && t('menu.help', { number: settings.customerServiceNumber })}
        <br />
        {settings && tRecord(settings.menuHours)}
      </Help>
    </nav>
  );
};
