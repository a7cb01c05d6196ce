declare module 'virtual:sections' {
  const sections: import('./shapes').Section[];
  export default sections;
}
