import { Card, fromDesktop, Icon, Row } from '#ui';
import styled from '@emotion/styled';
import { useId } from 'react';
import { IconLink } from '../components/ButtonLink';
import { DescriptionList } from '../components/DescriptionList';
import { useIsOffered } from '../raise/useIsOffered';
import { readSession } from '../session/storage';
import { t } from '../i18n';
import type { ProfileCard } from './cards';

/** On a wide screen the links to changes are in the row of the title, else below the fields. */
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

/** Read-only: changes are made through service requests. */
export const RecordCard = ({ title, fields, minWidth, edits }: ProfileCard) => {
  const id = useId();
  const isOffered = useIsOffered();
  const profile = readSession('userProfile') ?? {};
  return (
    <Record aria-labelledby={id}>
      <h2 id={id}>{t(title)}</h2>
      <DescriptionList
        items={fields.map(({ name, show }) => [t(name), show(profile) || '–'])}
        minWidth={minWidth}
      />
      <Row>
        {edits
          .filter(({ section }) => isOffered(section))
          .map(({ name, section }) => (
            <IconLink
              key={section}
              to="/dashboard/raise-service-request"
              state={{ selectedProfileSection: section }}
            >
              <Icon name="edit" />
              {t(name)}
            </IconLink>
          ))}
      </Row>
    </Record>
  );
};
