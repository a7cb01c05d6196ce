/** The settings that are required without the demonstration. Nothing listens at these addresses. */
export const withoutDemo = {
  DEMO_BOOK: 'off',
  OTP_DELIVERY_URL: 'http://127.0.0.1:9/otp',
  PAN_CHECK_URL: 'http://127.0.0.1:9/pan',
  PENNY_DROP_URL: 'http://127.0.0.1:9/penny',
  LIVENESS_URL: 'http://127.0.0.1:9/face',
  SMS_URL: 'http://127.0.0.1:9/sms',
  PAYMENT_GATEWAY_URL: 'http://127.0.0.1:9/pay',
  PAYMENT_SECRET: 'a secret that is shared with the gateway',
  PUBLIC_URL: 'https://portal.example.com/',
};
