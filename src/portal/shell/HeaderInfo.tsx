import { fromDesktop, tokens } from '#ui';
import { formatDateTime } from '#engine';
import styled from '@emotion/styled';
import { useSettings } from '../calls/settings';
import { readSession } from '../session/storage';
import { t, tRecord } from '../i18n';
import { useTimeZone } from '../insurerClock';

const Greeting = styled.p`
  font-weight: 600;
`;

/** On a phone a separate line under the brand. */
const Rest = styled.p`
  display: flex;
  flex-wrap: wrap;
  flex-basis: 100%;
  gap: 0 16px;
  font-size: 0.875rem;
  color: ${tokens.colour.muted};
  ${fromDesktop} {
    flex-basis: auto;
  }
`;

/** The customer's name, the last login and the number of customer service. */
export const HeaderInfo = () => {
  const settings = useSettings();
  const lastLogin = formatDateTime(readSession('lastLogin'), useTimeZone());
  return (
    <>
      <Greeting>
        {t('header.greeting', { firstName: readSession('userProfile')?.firstName })}
      </Greeting>
      <Rest>
        {lastLogin && <span>{t('header.lastLogin', { moment: lastLogin })}</span>}
        {settings && (
          <span>
            {t('header.service', {
              number: settings.customerServiceNumber,
              hours: tRecord(settings.headerHours),
            })}
          </span>
        )}
      </Rest>
    </>
  );
};
