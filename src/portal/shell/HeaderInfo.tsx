import { fromDesktop, onPaper, tokens } from '#ui';
import styled from '@emotion/styled';
import { useMatch } from 'react-router-dom';
import { useInsurer, usualInsurer } from '../calls/settings';
import { PhoneLink } from '../components/PhoneLink';
import { readSession } from '../session/storage';
import { t, tRecord } from '../i18n';
import { AccountMenu } from './AccountMenu';
import { useLastLogin } from './useLastLogin';

const { colour } = tokens;

/** On a phone a strip under the brand, on the first screen alone: elsewhere the menu has what it says. */
const Facts = styled('div', { shouldForwardProp: (prop) => prop !== 'isFirst' })<{
  isFirst: boolean;
}>`
  display: ${({ isFirst }) => (isFirst ? 'flex' : 'none')};
  flex-wrap: wrap;
  flex-basis: 100%;
  order: 1;
  padding-bottom: 4px;
  gap: 0 16px;
  font-size: 0.8125rem;
  line-height: 1.4;
  color: ${colour.muted};
  b {
    max-width: 30ch;
    font-weight: 600;
    overflow-wrap: anywhere;
    color: ${colour.ink};
  }
  a {
    color: inherit;
    text-decoration: none;
    text-wrap: pretty;
  }
  ${fromDesktop} {
    display: grid;
    grid-template-columns: auto auto;
    flex-basis: auto;
    order: 0;
    align-items: center;
    gap: 0 24px;
    font-size: 0.875rem;
    a {
      grid-area: 1 / 1 / span 2;
    }
    b,
    span {
      grid-column: 2;
    }
  }
`;

const NameOnPaper = styled.p`
  display: none;
  ${onPaper} {
    display: block;
  }
`;

/** The customer's name, the last login and the number of customer service; and what is about the customer alone. */
export const HeaderInfo = () => {
  const insurer = useInsurer();
  const { customerServiceNumber: number, headerHours } = insurer ?? usualInsurer;
  const isFirst = useMatch('/dashboard/policy') !== null;
  const { firstName = '', fullName } = readSession('userProfile') ?? {};
  const lastLogin = useLastLogin();
  return (
    <>
      <Facts isFirst={isFirst}>
        <b>{t('header.greeting', { firstName })}</b>
        {lastLogin && <span>{lastLogin}</span>}
        <PhoneLink number={number} isKnown={insurer !== null}>
          {t('header.service', { number, hours: tRecord(headerHours) })}
        </PhoneLink>
      </Facts>
      <NameOnPaper>{fullName}</NameOnPaper>
      <AccountMenu firstName={firstName} />
    </>
  );
};
