import { Stack } from '#ui';
import { Page } from '../parts/Page';
import { say } from '../i18n';
import { cards } from './cards';
import { RecordCard } from './RecordCard';

/** What the insurer has on record about the person; each change is a request of its own. */
const Profile = () => (
  <Page title={say('profile.title')} lead={say('profile.lead')} width="list">
    <Stack gap={2}>
      {cards.map((card) => (
        <RecordCard key={card.title} {...card} />
      ))}
    </Stack>
  </Page>
);

export default Profile;
