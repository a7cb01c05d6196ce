import { Stack } from '#ui';
import { Page } from '../components/Page';
import { WithNumber } from '../components/WithNumber';
import { readSession } from '../session/storage';
import { t } from '../i18n';
import { cards } from './cards';
import { RecordCard } from './RecordCard';

/** The insurer's record of the customer. Each change is a service request, which needs a policy. */
const Profile = () => {
  const hasPolicy = (readSession('policyList') ?? []).length > 0;
  const lead = hasPolicy ? t('profile.lead') : <WithNumber text="profile.leadWithoutPolicy" />;
  return (
    <Page title={t('profile.title')} lead={lead} width="list">
      <Stack gap={2}>
        {cards.map(({ edits, ...card }) => (
          <RecordCard key={card.title} {...card} edits={hasPolicy ? edits : []} />
        ))}
      </Stack>
    </Page>
  );
};

export default Profile;
