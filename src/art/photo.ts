/** Whether the name of a picture is the path or address of a photo, and not the name of a scene. */
export const isPhoto = (name: string) => name.includes('/') || name.includes('.')
