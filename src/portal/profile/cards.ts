import { formatDate } from '#engine';
import type { Profile } from '../session/profile';
import { t } from '../i18n';

export interface ProfileField {
  /** Path of its text. */
  name: string;
  show: (profile: Profile) => string | undefined;
}

interface Edit {
  /** Path of its text. */
  name: string;
  /** Selects the request type that Raise a service request opens (`openedBy` in the catalogue). */
  section: string;
}

export interface ProfileCard {
  title: string;
  fields: ProfileField[];
  /** Of a field, in pixels, where its values need more than usual. */
  minWidth?: number;
  edits: Edit[];
}

const genders: { [code: string]: string } = {
  M: 'profile.male',
  F: 'profile.female',
  TG: 'profile.transgender',
};
const emailTypes: { [type: string]: string } = {
  primary: 'profile.primary',
  secondary: 'profile.secondary',
};

/** The text for a code; an unknown code is returned unchanged. */
const inWords = (words: { [code: string]: string }, code: string | undefined) => {
  const path = words[code ?? ''];
  return path ? t(path) : code;
};

const field =
  (name: string) =>
  (profile: Profile): string | undefined =>
    profile[name];

/** The first of the four address lines is shown as the apartment number. */
export const cards: ProfileCard[] = [
  {
    title: 'profile.personal',
    fields: [
      { name: 'profile.firstName', show: field('firstName') },
      { name: 'profile.lastName', show: field('lastName') },
      { name: 'profile.dateOfBirth', show: ({ dateOfBirth }) => formatDate(dateOfBirth) },
      { name: 'profile.gender', show: ({ gender }) => inWords(genders, gender) },
    ],
    edits: [
      { name: 'profile.changeName', section: 'name-change' },
      { name: 'profile.changeDateOfBirth', section: 'DOB-change' },
    ],
  },
  {
    title: 'profile.panCard',
    fields: [{ name: 'profile.pan', show: field('panNo') }],
    edits: [{ name: 'profile.changePan', section: 'PAN-change' }],
  },
  {
    title: 'profile.contact',
    fields: [
      { name: 'profile.mobile', show: field('mobileNo') },
      { name: 'profile.alternate', show: field('alternateContact') },
    ],
    edits: [{ name: 'profile.changeMobile', section: 'mobile-change' }],
  },
  {
    title: 'profile.email',
    fields: [
      {
        name: 'profile.emailType',
        show: ({ emailType }) => inWords(emailTypes, emailType?.toLowerCase()),
      },
      { name: 'profile.emailId', show: field('emailId') },
    ],
    minWidth: 240,
    edits: [{ name: 'profile.changeEmail', section: 'email-change' }],
  },
  {
    title: 'profile.address',
    fields: [
      { name: 'profile.apartment', show: field('correspondenceAddressLine1') },
      { name: 'profile.lineOne', show: field('correspondenceAddressLine2') },
      { name: 'profile.lineTwo', show: field('correspondenceAddressLine3') },
      { name: 'profile.lineThree', show: field('correspondenceAddressLine4') },
      { name: 'profile.city', show: field('correspondenceCity') },
      { name: 'profile.state', show: field('correspondenceState') },
      { name: 'profile.pincode', show: field('correspondencePincode') },
    ],
    edits: [{ name: 'profile.changeAddress', section: 'ADDR-change' }],
  },
];
