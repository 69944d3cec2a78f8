import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: '52f155ee', text: 'Europa Occidental' },
  currency: { of: 'de5cde13', text: 'euro (EUR)' },
  'visaRequirements.touristVisa': {
    of: '1d62947e',
    text: 'Los Países Bajos forman parte del espacio Schengen: los ciudadanos de muchos países pueden visitarlos sin visado hasta 90 días en cualquier periodo de 180 días, contando todo el espacio; otros necesitan antes un visado Schengen. Los ciudadanos de la UE no necesitan visado de ningún tipo. Una visita no permite trabajar ni establecerse.',
  },
  'visaRequirements.workVisa': {
    of: '92fc86da',
    text: 'Los ciudadanos de la UE pueden trabajar libremente en los Países Bajos. Los demás suelen necesitar un empleador que haga la solicitud por ellos: como migrante altamente cualificado a través de un patrocinador reconocido, con una Tarjeta Azul UE o con un permiso combinado de trabajo y residencia (GVVA). El servicio de inmigración IND (ind.nl) publica los umbrales salariales, que cambian cada año.',
  },
  'visaRequirements.residencePermit': {
    of: '87385637',
    text: 'Muchos recién llegados de fuera de la UE necesitan un visado de entrada para una estancia larga (MVV) junto con el permiso de residencia, que el empleador o el familiar solicita al IND; algunas nacionalidades solo necesitan el permiso. Tras la llegada hay que inscribirse en el ayuntamiento (BRP) y se recibe un número de servicio ciudadano (BSN), del que depende todo lo demás en los Países Bajos.',
  },
  'visaRequirements.familyReunification': {
    of: 'f40b82e9',
    text: 'Las parejas y los hijos menores pueden por lo general reunirse con un residente de los Países Bajos que tenga ingresos estables suficientes; algunas parejas deben aprobar antes, en el extranjero, un examen básico de integración cívica. Las familias de ciudadanos de la UE y de migrantes altamente cualificados tienen una vía más sencilla. Consulte las condiciones en el IND (ind.nl).',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: 'ab6a6e36',
    text: 'El menaje de casa entra en los Países Bajos libre de derechos y de IVA si ha vivido fuera de la UE al menos 12 meses seguidos y lo ha tenido y usado al menos 6 meses, lo que la aduana neerlandesa admite también sumando varios países de fuera de la UE. Debe llegar dentro de los 12 meses siguientes a su instalación; se puede importar antes con una garantía y el compromiso de instalarse en un plazo de 6 meses. Nada puede venderse, prestarse, alquilarse ni darse en prenda durante 12 meses sin avisar a la aduana. Una mudanza desde otro país de la UE no requiere ningún trámite aduanero.',
  },
  'customsRegulations.prohibitedItems.0': { of: '2716d831', text: 'Drogas.' },
  'customsRegulations.prohibitedItems.1': { of: 'ac172190', text: 'Artículos falsificados.' },
  'customsRegulations.prohibitedItems.2': {
    of: '95ab3763',
    text: 'Armas y municiones sin permiso, y muchas imitaciones de armas.',
  },
  'customsRegulations.prohibitedItems.3': { of: '2bbfa747', text: 'Carne y productos lácteos de fuera de la UE.' },
  'customsRegulations.prohibitedItems.4': {
    of: 'fbc82c64',
    text: 'Animales y plantas protegidos, y objetos hechos con ellos, sin documentos CITES.',
  },
  'customsRegulations.restrictedItems.0': {
    of: '06ed163d',
    text: 'Alcohol y tabaco: quedan fuera de la franquicia, así que pagan impuestos.',
  },
  'customsRegulations.restrictedItems.1': {
    of: 'f1f44f6c',
    text: 'Vehículos comerciales: quedan fuera de la franquicia.',
  },
  'customsRegulations.restrictedItems.2': {
    of: 'cbf336c3',
    text: 'Equipo profesional: queda fuera de la franquicia, salvo los instrumentos portátiles de su oficio.',
  },
  'customsRegulations.restrictedItems.3': {
    of: '2a148c0d',
    text: 'Bienes culturales y antigüedades: pueden necesitar documentos que demuestren que salieron legalmente de su país.',
  },
  'customsRegulations.restrictedItems.4': {
    of: '1ba01f62',
    text: 'Plantas: suelen necesitar un certificado fitosanitario.',
  },
  'customsRegulations.restrictedItems.5': {
    of: '6ef2898f',
    text: 'Medicamentos: solo para su propio uso, y los fuertes con un certificado médico.',
  },
  'customsRegulations.documentationRequired.0': {
    of: 'e53fa453',
    text: 'Inventario firmado de todo lo que traslada; la empresa de mudanzas presenta la declaración de importación con el código de franquicia, así que no tiene que rellenar usted ningún formulario.',
  },
  'customsRegulations.documentationRequired.1': {
    of: '4dcd79b9',
    text: 'Prueba de la inscripción en los Países Bajos (BRP), o de la baja del registro en el extranjero junto con un contrato neerlandés de trabajo o de alquiler.',
  },
  'customsRegulations.documentationRequired.2': {
    of: '01da6ef1',
    text: 'Pasaporte, con el permiso de residencia o el visado de entrada si los necesita.',
  },
  'customsRegulations.documentationRequired.3': {
    of: '91d322f3',
    text: 'Documentos de matriculación y de compra del automóvil que viaje con la mudanza.',
  },
  'customsRegulations.documentationRequired.4': {
    of: '05161fc2',
    text: 'Permiso de importación (vrijstellingsvergunning): algunas páginas antiguas hablan de uno previo, así que pregunte a la empresa de mudanzas si hace falta en su caso.',
  },
  'customsRegulations.customsClearanceTime': {
    of: 'b2b7662f',
    text: 'El despacho en los Países Bajos suele tardar unos 2 a 5 días hábiles una vez que la empresa de mudanzas ha presentado la declaración con la documentación completa. Entréguele el inventario firmado y los documentos de inscripción antes de que lleguen los bienes.',
  },
  'petImport.vaccinations.0': {
    of: 'b2a56f39',
    text: 'Primero el microchip: debe estar colocado antes de la vacuna contra la rabia o implantarse en la misma visita.',
  },
  'petImport.vaccinations.1': {
    of: '0683f123',
    text: 'Vacuna contra la rabia para perros, gatos y hurones a las 12 semanas de edad o más tarde.',
  },
  'petImport.vaccinations.2': {
    of: 'e8e39801',
    text: 'Espera de 21 días desde la primera vacuna contra la rabia antes de viajar a los Países Bajos.',
  },
  'petImport.vaccinations.3': {
    of: '75918667',
    text: 'Análisis de sangre de anticuerpos contra la rabia si viene de un país que la UE no incluye entre los de bajo riesgo: la muestra suele tomarse al menos 30 días después de la vacuna, con 3 meses de espera antes del viaje.',
  },
  'petImport.quarantine': {
    of: '2722e249',
    text: 'Las mascotas que cumplen las normas de la UE no pasan cuarentena en los Países Bajos; un animal que no las cumpla puede ser devuelto, aislado o, como último recurso, sacrificado. Si en su caso hace falta el análisis de sangre, empiece al menos cinco meses antes de la mudanza.',
  },
  'petImport.healthCertificate': {
    of: '2ac8039c',
    text: 'Desde fuera de la UE, un perro, un gato o un hurón suele necesitar un certificado zoosanitario de la UE para entrar en los Países Bajos; desde dentro de la UE sirve el pasaporte para mascotas. Según informan otras guías, desde el 22 de abril de 2026 rigen nuevas normas de la UE, con nuevos modelos de certificado desde el 1 de octubre de 2026 y un máximo de cinco mascotas por vehículo, así que pida al veterinario el modelo vigente y consulte a la autoridad de alimentos y animales NVWA (nvwa.nl).',
  },
  'vehicleImport.regulations': {
    of: '07c3d695',
    text: 'Un automóvil particular se considera un bien personal, de modo que quien llega de fuera de la UE puede llevarlo a los Países Bajos libre de derechos con el menaje de casa, en las mismas condiciones: 12 meses de vida en el extranjero, 6 meses de uso y sin venderlo durante 12 meses. La autoridad de vehículos RDW lo inspecciona después, antes de que reciba una matrícula neerlandesa.',
  },
  'vehicleImport.duties': {
    of: 'ada3ae16',
    text: 'Con la franquicia por mudanza no se pagan derechos ni IVA por el automóvil en los Países Bajos, pero el impuesto de matriculación (BPM) es un asunto aparte: su exención necesita una solicitud propia, por lo general con 6 meses de propiedad y uso del automóvil y 12 meses de vida en el extranjero. Sin franquicia, cuente con un 10 % de derechos, un 21 % de IVA y un BPM que depende de las emisiones de CO2.',
  },
  'vehicleImport.documentation.0': { of: 'a21b27f4', text: 'Documento de matriculación extranjero a su nombre.' },
  'vehicleImport.documentation.1': {
    of: '67dfc355',
    text: 'Factura de compra y documentos del seguro que muestren al menos 6 meses de uso.',
  },
  'vehicleImport.documentation.2': { of: '4c5fa412', text: 'Prueba de la inscripción en los Países Bajos (BRP).' },
  'vehicleImport.documentation.3': {
    of: 'e632ce1e',
    text: 'Solicitud de exención del impuesto de matriculación (BPM).',
  },
  'vehicleImport.documentation.4': {
    of: '83d35609',
    text: 'Certificado de conformidad, si el automóvil lo tiene, y prueba de la inspección de la RDW.',
  },
  'vehicleImport.restrictions': {
    of: '3074956e',
    text: 'Llevar un automóvil a los Países Bajos puede compensar si obtiene tanto la franquicia de aduana como la exención del BPM; sin esta última, un automóvil grande o antiguo puede salir caro. Solicite ambas antes de conducirlo hasta allí. Algunas ciudades no dejan entrar en el centro a los automóviles diésel más antiguos, los permisos de estacionamiento en las ciudades son escasos y se circula por la derecha.',
  },
  'healthcare.system': {
    of: 'c64555d8',
    text: 'En los Países Bajos, el médico de cabecera (huisarts) es la puerta de entrada a toda la demás atención, así que inscríbase con uno cerca de su casa poco después de llegar. Los hospitales y especialistas normalmente solo atienden a quien llega derivado por un médico, salvo en urgencias.',
  },
  'healthcare.insurance': {
    of: '3f50d03f',
    text: 'Toda persona que vive o trabaja en los Países Bajos tiene que contratar un seguro médico básico neerlandés, normalmente dentro de los cuatro meses siguientes a la inscripción, y le cubre desde el inicio de ese periodo. Los adultos tienen un deducible (franquicia) anual; los niños están asegurados gratis.',
  },
  'healthcare.emergencyNumber': { of: 'b1556dea', text: '112' },
  'education.schoolSystem': {
    of: '6f55fb41',
    text: 'La mayoría de los niños de los Países Bajos empieza la escuela primaria a los 4 años, y la escuela es obligatoria desde los 5. Hacia los 12 pasan a uno de los varios tipos de secundaria (vmbo, havo o vwo) según la recomendación de la escuela primaria. Las escuelas financiadas por el Estado no cobran la enseñanza; las más conocidas tienen listas de espera.',
  },
  'education.languageOfInstruction': {
    of: 'f0afa13c',
    text: 'En las escuelas de los Países Bajos se enseña en neerlandés, con clases para recién llegados para los niños que todavía no lo hablan. Hay escuelas bilingües, y escuelas internacionales en torno a las ciudades más grandes.',
  },
  'utilities.electricity': {
    of: '294e151a',
    text: 'En los Países Bajos la corriente es de 230 V a 50 Hz, con enchufes de los tipos C y F. Los aparatos fabricados para 110 a 120 V necesitan allí un transformador.',
  },
  'utilities.internet': {
    of: 'f64edc69',
    text: 'El cable y la fibra rápidos llegan a casi todos los hogares de los Países Bajos. Pida el servicio en cuanto sepa la dirección, pues el cambio o una línea nueva pueden tardar unas semanas.',
  },
  'utilities.banking': {
    of: 'b02e8e09',
    text: 'Los bancos de los Países Bajos piden el número de servicio ciudadano (BSN), el pasaporte y la dirección, aunque algunos abren la cuenta de inmediato y dejan añadir el número más tarde. Muchas tiendas solo aceptan tarjetas de débito, así que una cuenta es de lo primero que conviene tener.',
  },
  'culturalTips.0': {
    of: '417d33d2',
    text: 'En los Países Bajos, fije las visitas de antemano, incluso con vecinos o amigos, y llegue puntual.',
  },
  'culturalTips.1': {
    of: 'bbc64b7e',
    text: 'En los Países Bajos hablar claro es una muestra de respeto; usted puede responder con la misma claridad.',
  },
  'culturalTips.2': {
    of: '37f756dc',
    text: 'Aprenda las reglas de los carriles para bicicletas antes del primer paseo y mire si viene alguna bicicleta antes de abrir la puerta del automóvil.',
  },
  'culturalTips.3': {
    of: 'd5a41f10',
    text: 'Las escaleras de las casas neerlandesas suelen ser demasiado empinadas y estrechas para los muebles, así que pregunte a la empresa de mudanzas por un elevador exterior y por el permiso para ocupar la calle.',
  },
  'culturalTips.4': {
    of: '4dfb8694',
    text: 'En un cumpleaños, en los Países Bajos se felicita también a la familia, no solo a quien cumple años.',
  },
  'importantContacts.emergencyServices': {
    of: 'eaee41ae',
    text: 'En los Países Bajos, marque el 112 para la policía, una ambulancia o los bomberos; en el 0900-8844 se localiza a la policía cuando no es urgente.',
  },
  'importantContacts.taxOffice': {
    of: 'a2bda3ed',
    text: 'La Belastingdienst se ocupa de los impuestos y la aduana en los Países Bajos: belastingdienst.nl.',
  },
  'sources.0.title': {
    of: '062a8de9',
    text: 'Administración Tributaria de los Países Bajos: trasladar el menaje de casa a los Países Bajos libre de impuestos',
  },
  'sources.1.title': {
    of: '32d53090',
    text: 'Manual de la aduana neerlandesa: franquicia para los bienes de una mudanza',
  },
  'sources.2.title': { of: 'f0f4fede', text: 'Reglamento (CE) 1186/2009: franquicia por traslado de residencia' },
  'sources.3.title': { of: 'c1c4d4b2', text: 'Comisión Europea: desplazamiento de mascotas dentro de la Unión' },
  'sources.4.title': { of: '305ef7bd', text: 'Servicio de Inmigración y Naturalización (IND)' },
  'sources.5.title': { of: '40ad45f3', text: 'Autoridad de alimentos y animales de los Países Bajos (NVWA)' },
  'sources.6.title': { of: '42579c52', text: 'Autoridad de vehículos de los Países Bajos (RDW)' },
  'sources.7.title': { of: '53473680', text: 'Administración Tributaria de los Países Bajos' },
  'sources.8.title': { of: '63e4824a', text: 'Expat Centre Maastricht Region: declaración de bienes (secondary)' },
  'sources.9.title': {
    of: 'ccde812b',
    text: 'Grensinfo: bienes de la mudanza e impuesto de matriculación (secondary)',
  },
  'sources.10.title': { of: '57761936', text: 'Politis: nuevas normas de la UE para las mascotas (secondary)' },
  'sources.11.title': { of: '3ed57b9f', text: 'Números de emergencia por país (open data)' },
  'sources.12.title': { of: '3bd274cc', text: 'Voltajes y enchufes por país (open data)' },
};
