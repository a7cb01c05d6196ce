import dayjs from 'dayjs';

/** YYYY-MM-DD as MMMM DD, for instance November 05. */
export const formatMonthDay = (date: string): string => dayjs(date).format('MMMM DD');
