import { fromDesktop, Icon, tokens } from '#ui';
import styled from '@emotion/styled';
import { useInsurer } from '../calls/settings';
import { PhoneLink } from '../components/PhoneLink';
import { t, tRecord } from '../i18n';

const { colour, radius } = tokens;

/** Beside the form, where there is room. */
const Panel = styled.aside`
  display: none;
  ${fromDesktop} {
    flex: 1;
    display: grid;
    gap: 24px;
    align-content: center;
    padding: 48px;
    color: ${colour.onPanelMuted};
    background: ${colour.panel};
    border-radius: ${radius.card}px;
    b {
      font-size: 1.75rem;
      line-height: 1.25;
      color: ${colour.onPanel};
    }
    p {
      display: flex;
      gap: 12px;
      align-items: center;
    }
    a {
      color: inherit;
    }
  }
`;

/** What the portal is for, and how to be safe. */
export const Welcome = () => {
  const insurer = useInsurer();
  return (
    <Panel aria-label={t('brand')}>
      <b>{t('signIn.welcome.title')}</b>
      {['pay', 'change', 'follow'].map((line) => (
        <p key={line}>
          <Icon name="check" />
          {t(`signIn.welcome.${line}`)}
        </p>
      ))}
      <p>
        <Icon name="info" />
        {t('signIn.welcome.safe')}
      </p>
      {insurer && (
        <PhoneLink number={insurer.customerServiceNumber}>
          {`${insurer.customerServiceNumber}, ${tRecord(insurer.headerHours)}`}
        </PhoneLink>
      )}
    </Panel>
  );
};
