/** Whether a picture's name is a photo's path or address rather than a scene's name. */
export const isPhoto = (name: string) => name.includes('/') || name.includes('.')
