import { Card, fromDesktop, Icon, Row } from '#ui';
import styled from '@emotion/styled';
import { useId } from 'react';
import { SignLink } from '../parts/ButtonLink';
import { Facts } from '../parts/Facts';
import { recall } from '../session/storage';
import { t } from '../i18n';
import type { ProfileCard } from './cards';

/** The ways to change stand beside the title where there is room, else below. */
const Record = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  ${fromDesktop} {
    grid-template: 'title edits' auto 'facts facts' auto / minmax(0, 1fr) auto;
    align-items: center;
    gap: 8px 24px;
    padding-top: 16px;
    & > dl {
      grid-area: facts;
    }
  }
`;

/** Read-only: what is to be changed is asked for in a request. */
export const RecordCard = ({ title, facts, least, edits }: ProfileCard) => {
  const id = useId();
  const profile = recall('userProfile') ?? {};
  return (
    <Record aria-labelledby={id}>
      <h2 id={id}>{t(title)}</h2>
      <Facts facts={facts.map(({ name, show }) => [t(name), show(profile) || '–'])} least={least} />
      <Row>
        {edits.map(({ name, section }) => (
          <SignLink
            key={section}
            to="/dashboard/raise-service-request"
            state={{ selectedProfileSection: section }}
          >
            <Icon name="edit" />
            {t(name)}
          </SignLink>
        ))}
      </Row>
    </Record>
  );
};
