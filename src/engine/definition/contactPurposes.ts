/** What an OTP can prove outside of a sign-in and a signature: that a contact of this format is the customer's. */
export const contactPurposes = ['email', 'phone'] as const;
