/** Stands in for the bundler's list of pictures where tests run without a bundler. */
export const pictureFiles = {
  '../assets/pictures/beads-960.avif': '/beads-960.avif',
  '../assets/pictures/beads-960.webp': '/beads-960.webp',
};
