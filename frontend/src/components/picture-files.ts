/** Addresses of all pictures by their file names. Apart, since only the bundler can gather them. */
export const pictureFiles: Readonly<Record<string, string>> = import.meta.glob('../assets/pictures/*.{avif,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
});
