import { tokens } from '#ui';
import styled from '@emotion/styled';
import { useId } from 'react';
import { useInsurer } from '../calls/settings';
import { PhoneLink } from '../components/PhoneLink';
import { useIsScreenOffered } from '../raise/useIsOffered';
import { t, tRecord } from '../i18n';
import { type Entry, menu, screenOf } from './menu';
import { LogoutButton, MenuLink } from './MenuEntry';

const { colour, target } = tokens;

const List = styled.ul`
  display: grid;
  padding: 0;
  list-style: none;
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

const Entries = ({ entries }: { entries: Entry[] }) =>
  entries.map((entry) => (
    <li key={entry.to}>
      <MenuLink {...entry} />
    </li>
  ));

export const Menu = ({ onLogout }: { onLogout?: () => void }) => {
  const id = useId();
  const insurer = useInsurer();
  const isScreenOffered = useIsScreenOffered();
  const isShown = (one: Entry) => !one.isForm || isScreenOffered(screenOf(one));
  const shown = menu.flatMap((part) => {
    if ('to' in part) return part;
    const entries = part.entries.filter(isShown);
    return entries.length > 0 ? { ...part, entries } : [];
  });
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
          <LogoutButton onPress={onLogout} />
        </li>
      </List>
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
