// What the site serves beside its pages and assets: icons, the web manifest, and the pictures of shared links.
// Runs after both builds, since the server's bundle holds the table of those pictures.
import { writeIcons } from './icons.mjs';
import { writeSharedPictures } from './shared-pictures/write-shared-pictures.mjs';
import { tokenColours } from './token-colours.mjs';
import { writeWebManifest } from './web-manifest.mjs';

const CLIENT = new URL('../dist/client/', import.meta.url);
const { sharedPictureDrawings } = await import(new URL('../dist/server/entry-server.js', import.meta.url).href);

const colours = await tokenColours();
await writeIcons(CLIENT, colours['petrol-deep']);
await writeWebManifest(CLIENT, colours);
await writeSharedPictures(new URL('og/', CLIENT), sharedPictureDrawings, colours);
